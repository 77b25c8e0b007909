/**
 * The script of every page: search, filter, open the card that the address names, and open everything for paper. The address
 * may contain a search: ?q=words&show=filter&family=name; with &print the print dialog opens.
 *
 * Every element with data-find is shown when its text contains all the words; a group without any is hidden too, and with it
 * its line in the contents. Works from a folder: no request, no module.
 */
export const SCRIPT = `
(() => {
  const all = (selector) => [...document.querySelectorAll(selector)]
  const asked = new URLSearchParams(location.search)
  const box = document.querySelector('.tools input[type=search]'), family = document.querySelector('select[name=family]')
  const none = document.getElementById('nothing'), side = document.querySelector('.side')
  const buttons = all('button[data-show]')
  let items
  const filter = () => {
    items ??= all('[data-find]').map((element) => [element, (element.dataset.find + ' ' + element.textContent).toLowerCase()])
    const words = (box?.value ?? '').toLowerCase().split(/\\s+/).filter(Boolean), chosen = family?.value ?? ''
    const only = buttons.find((button) => button.getAttribute('aria-pressed') === 'true')?.dataset.show ?? ''
    let shown = 0
    for (const [element, text] of items) {
      const fits = words.every((word) => text.includes(word)) && (!only || (element.dataset.is ?? '').split(' ').includes(only)) &&
        (!chosen || (element.closest('[data-family]')?.dataset.family ?? '').split(' ').includes(chosen))
      element.classList.toggle('none', !fits)
      shown += fits ? 1 : 0
    }
    for (const group of all('[data-group]')) group.classList.toggle('none', !group.querySelector('[data-find]:not(.none)'))
    for (const link of side?.querySelectorAll('a') ?? []) {
      const target = document.getElementById(decodeURIComponent(link.hash.slice(1)))
      link.classList.toggle('none', Boolean(target?.closest('.none')))
    }
    for (const part of all('.side [data-part]')) part.classList.toggle('none', !part.querySelector('a:not(.none)'))
    none?.classList.toggle('none', shown > 0)
    document.body.classList.toggle('some', shown < items.length)
  }
  const press = (chosen) => buttons.forEach((button) => button.setAttribute('aria-pressed', String(button === chosen)))
  box?.addEventListener('input', filter)
  family?.addEventListener('change', filter)
  for (const button of buttons) button.addEventListener('click', () => { press(button); filter() })
  const wanted = buttons.find((button) => button.dataset.show === asked.get('show'))
  if (wanted) press(wanted)
  if (box && asked.get('q')) box.value = asked.get('q')
  if (family && asked.get('family')) family.value = asked.get('family')
  if (['q', 'show', 'family'].some((name) => asked.get(name))) filter()

  const fill = (details) => {
    if (!details.dataset.pictures) return
    const strip = document.createElement('div')
    strip.className = 'strip'
    for (const name of details.dataset.pictures.split(' ')) {
      const link = strip.appendChild(document.createElement('a')), image = link.appendChild(new Image())
      link.href = image.src = 'shots/' + name
      image.alt = details.dataset.alt
    }
    details.append(strip)
    delete details.dataset.pictures
  }
  const showPictures = (card) => { for (const one of card.querySelectorAll('[data-eager]')) { fill(one); one.open = true } }
  document.addEventListener('toggle', ({ target }) => {
    if (!target.open) return
    fill(target)
    if (target.matches('.card')) showPictures(target)
  }, true)

  const open = () => {
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (!target) return
    const card = target.closest('details')
    if (card) card.open = true
    target.scrollIntoView()
  }
  addEventListener('hashchange', open)
  // the same link once more opens a card that was closed since
  document.addEventListener('click', (event) => { if (event.target.closest('a[href^="#"]')) setTimeout(open) })
  open()

  if (side && matchMedia('(max-width:900px)').matches) side.open = false
  let closed = []
  addEventListener('beforeprint', () => {
    if (side) side.dataset.title = [document.title.split(' - ')[0], family?.value].filter(Boolean).join('：')
    for (const details of all('.side:not([open]), details.card:not([open])')) {
      if (details.closest('.none')) continue
      details.open = true
      showPictures(details)
      closed.push(details)
    }
    for (const image of all('img[loading=lazy]')) if (!image.closest('.none')) image.loading = 'eager'
  })
  addEventListener('afterprint', () => {
    for (const details of closed) details.open = false
    closed = []
  })
  // pictures must be loaded before the print dialog freezes the page
  const print = () => {
    dispatchEvent(new Event('beforeprint'))
    const images = all('.card img').filter((image) => !image.closest('.none'))
    Promise.allSettled(images.map((image) => image.decode())).then(() => window.print())
  }
  document.querySelector('[data-print]')?.addEventListener('click', print)
  if (asked.has('print')) print()

  document.addEventListener('click', (event) => {
    const text = event.target.dataset?.copy
    if (text) navigator.clipboard.writeText(text).then(() => { event.target.textContent = '已复制' })
  })
})()
`
