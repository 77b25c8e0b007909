// The deployment command: only modules that come with Node, so servers need no dependencies. Usage: deploy/README.md.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { WrongConfig } from './checks.ts'
import { readConfig } from './readConfig.ts'
import { activate, currentRelease, drain, listReleases, prune, publish, rollback } from './releases.ts'
import { renderNginx } from './renderNginx.ts'

const USAGE = `用法：node deploy/scf-deploy.ts <命令> <配置文件> [参数]
  check    <配置文件>               检查配置
  render   <配置文件> <目录>        生成 nginx 的配置
  publish  <配置文件> <构建目录>    发布一份构建（文件就位，用户还看不到）
  activate <配置文件> <版本>        启用一个已发布的版本
  rollback <配置文件>               退回上一个版本
  status   <配置文件>               有哪些版本，正在显示哪一个
  drain    <配置文件>               下线：健康检查答 503
  undrain  <配置文件>               恢复
  prune    <配置文件> [保留版本数=5] [天数=30]   清理旧版本`

const [command = '', configPath = '', ...rest] = process.argv.slice(2)

const count = (text: string | undefined, fallback: number, what: string): number => {
  if (text === undefined) return fallback
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new WrongConfig(`${what}应当是正整数，现在是 ${text}`)
  return Number(text)
}

const need = (value: string | undefined, what: string): string => {
  if (!value) throw new WrongConfig(`没有写${what}。\n${USAGE}`)
  return value
}

function execute(): string {
  if (!/^(check|render|publish|activate|rollback|status|drain|undrain|prune)$/.test(command))
    throw new WrongConfig(USAGE)
  const config = readConfig(need(configPath, '配置文件'))
  const { root } = config.paths
  switch (command) {
    case 'check':
      return `配置正确：${config.environment}，${config.publicOrigin}`
    case 'render': {
      const conf = resolve(need(rest[0], '目录'))
      mkdirSync(conf, { recursive: true })
      const files = renderNginx(config, conf)
      for (const [name, content] of files) {
        writeFileSync(join(conf, `${name}.part`), content)
        renameSync(join(conf, `${name}.part`), join(conf, name))
      }
      return `已生成 ${[...files.keys()].map((name) => join(conf, name)).join('、')}`
    }
    case 'publish':
      return `已发布 ${publish(root, resolve(need(rest[0], '构建目录')))}（还没有启用）`
    case 'activate':
      activate(root, need(rest[0], '版本'))
      return `已启用 ${currentRelease(root)}`
    case 'rollback':
      return `已退回 ${rollback(root)}`
    case 'drain':
    case 'undrain':
      drain(root, command === 'drain')
      return command === 'drain' ? '已下线：健康检查答 503' : '已恢复'
    case 'prune': {
      const { releases, assets } = prune(root, count(rest[0], 5, '保留版本数'), count(rest[1], 30, '天数'))
      return `删去版本 ${releases.length} 个${releases.length > 0 ? `（${releases.join('、')}）` : ''}，旧文件 ${assets} 个`
    }
    default: {
      const current = currentRelease(root)
      const lines = listReleases(root).map((id) => `${id === current ? '*' : ' '} ${id}`)
      return lines.length > 0 ? lines.join('\n') : '还没有发布过版本'
    }
  }
}

try {
  console.log(execute())
} catch (cause) {
  if (!(cause instanceof WrongConfig)) throw cause
  console.error(cause.message)
  process.exitCode = 1
}
