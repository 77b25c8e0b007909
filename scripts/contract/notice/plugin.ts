import type { Plugin, ViteDevServer } from 'vite'
import { ASK, PROBLEMS } from './channel.ts'

/**
 * Shows the problems of the contract watch in the browser as well. Only scripts/start.ts adds the plugin, for a real backend,
 * so that no build contains the panel.
 */
export function contractNotice(): { plugin: Plugin; tell: (sentence: string) => void } {
  const sentences: string[] = []
  let server: ViteDevServer | undefined
  return {
    tell(sentence) {
      sentences.push(sentence)
      server?.ws.send(PROBLEMS, sentences)
    },
    plugin: {
      name: 'contract-notice',
      apply: 'serve',
      configureServer(started) {
        server = started
        started.ws.on(ASK, (_: unknown, client) => client.send(PROBLEMS, sentences))
      },
      transformIndexHtml: () => [
        {
          tag: 'script',
          attrs: { type: 'module', src: `${server?.config.base ?? '/'}scripts/contract/notice/panel.ts` },
          injectTo: 'body',
        },
      ],
    },
  }
}
