import type { Plugin } from 'vite';

/** Adds a dynamically imported module and its imports to the HTML, so that they load in parallel with the entry. */
export function preloadModule(module: string): Plugin {
  return {
    name: 'preload-module',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunk = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/${module}`),
        );
        if (chunk?.type !== 'chunk')
          throw new Error(`${module} should be preloaded, but is not a file of the build`);
        return [chunk.fileName, ...chunk.imports].map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
        }));
      },
    },
  };
}
