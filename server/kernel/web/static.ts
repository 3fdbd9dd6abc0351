import { readAssets, serveAsset } from './assets.ts';
import { type ConfigurationSources, readConfiguration } from './configuration.ts';
import { securityHeaders } from './headers.ts';

/**
 * Serves the built admin: its files, `config.json`, and `index.html` for every path of the browser's router. Browsers
 * cache hashed files for ever and check all others each time.
 */
export function staticSite(
  dist: string,
  sources: ConfigurationSources,
): (request: Request) => Promise<Response> {
  const assets = readAssets(dist);
  const headers = securityHeaders(Boolean(sources.googleMapsKey));

  return async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { ...headers, Allow: 'GET, HEAD' } });
    }
    if (pathname === '/config.json') {
      const configuration = await readConfiguration(sources);
      return Response.json(configuration, { headers: { ...headers, 'Cache-Control': 'no-cache' } });
    }
    const asset = assets.get(pathname) ?? (isScreen(pathname) ? assets.get('/index.html') : undefined);
    return asset ? serveAsset(request, asset, headers) : missing(assets.size === 0, headers);
  };
}

/** Paths of screens have no extension. A missing file must not be answered with a page. */
const isScreen = (pathname: string) => !/\.\w+$/.test(pathname);

function missing(unbuilt: boolean, security: Record<string, string>): Response {
  const text = unbuilt ? 'The admin is not built: npm run build.' : 'Not found.';
  return new Response(text, {
    status: 404,
    headers: { ...security, 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
