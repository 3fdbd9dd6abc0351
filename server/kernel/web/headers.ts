/** The sources that Google's map scripts load, as in their CSP guide; only offices with a key need them. */
const GOOGLE = {
  script: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  image: ['https://maps.gstatic.com', 'https://maps.googleapis.com'],
  style: ['https://fonts.googleapis.com'],
  connect: ['https://maps.googleapis.com', 'https://maps.gstatic.com', 'data:'],
  font: ['https://fonts.gstatic.com'],
  worker: ['blob:'],
};
const NOTHING: typeof GOOGLE = { script: [], image: [], style: [], connect: [], font: [], worker: [] };

/** Headers of every answer: no type sniffing, no referrer for other hosts, and no use inside their pages. */
const EVERYWHERE = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Headers of every API answer: it is data, even when a user opens it as a page. */
export const apiHeaders = {
  ...EVERYWHERE,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/**
 * For stored and printed files: scripts in them cannot run as a page of this site, and only this site may frame them.
 */
export const FILE_POLICY = "sandbox; default-src 'none'; frame-ancestors 'self'";

/** Headers of every page and asset; `maps` allows Google Maps. */
export function securityHeaders(maps: boolean): Record<string, string> {
  const google = maps ? GOOGLE : NOTHING;
  const policy: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...google.script],
    // emotion, the editor and leaflet add <style> elements to the page; no script can enter that way.
    'style-src': ["'self'", "'unsafe-inline'", ...google.style],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      'https://*.tile.openstreetmap.org',
      'https://i.ytimg.com',
      ...google.image,
    ],
    'media-src': ["'self'", 'blob:'],
    // The calendar has the font of its icons in its style sheet.
    'font-src': ["'self'", 'data:', ...google.font],
    'connect-src': ["'self'", ...google.connect],
    // PDFs of complaints, from their links; the video player, after a click.
    'frame-src': ["'self'", 'https://www.youtube-nocookie.com'],
    'worker-src': ["'self'", ...google.worker],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    ...EVERYWHERE,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'microphone=(self), geolocation=(self), camera=(), payment=(), usb=()',
  };
}
