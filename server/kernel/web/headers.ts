/** What Google's map scripts load, as their CSP guide lists it; only offices with a key need it. */
const GOOGLE = {
  script: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  image: ['https://maps.gstatic.com', 'https://maps.googleapis.com'],
  style: ['https://fonts.googleapis.com'],
  connect: ['https://maps.googleapis.com', 'https://maps.gstatic.com', 'data:'],
  font: ['https://fonts.gstatic.com'],
  worker: ['blob:'],
};
const NOTHING: typeof GOOGLE = { script: [], image: [], style: [], connect: [], font: [], worker: [] };

/** Headers of every answer: it is what it says it is, tells no other host about itself and is no part of its pages. */
const EVERYWHERE = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Headers of every answer of the API: data, and no page even where somebody opens it as one. */
export const apiHeaders = {
  ...EVERYWHERE,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Of a stored or printed file: nothing hidden in it runs as a page of this site, and only this site may frame it. */
export const FILE_POLICY = "sandbox; default-src 'none'; frame-ancestors 'self'";

/** Headers of every page and asset; `maps` opens the policy for Google Maps. */
export function securityHeaders(maps: boolean): Record<string, string> {
  const google = maps ? GOOGLE : NOTHING;
  const policy: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...google.script],
    // emotion, the editor and leaflet put <style> elements into the page; no script can come in that way.
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
    // The calendar brings the font of its icons in its style sheet.
    'font-src': ["'self'", 'data:', ...google.font],
    'connect-src': ["'self'", ...google.connect],
    // The PDFs of a complaint, from their links; the player of a video, once it is pressed.
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
