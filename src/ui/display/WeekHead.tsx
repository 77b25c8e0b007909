const WEEK = ['一', '二', '三', '四', '五', '六', '日']

/** 月历的表头：星期一在前，与 weeksOf 的次序相同。 */
export function WeekHead() {
  return (
    <thead>
      <tr>
        {WEEK.map((name) => (
          <th key={name} scope="col" abbr={`星期${name}`}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}
