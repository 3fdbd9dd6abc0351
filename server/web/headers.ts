/** What Google's map scripts load, as their CSP guide lists it; only offices with a key need it. */
const GOOGLE = {
  script: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  style: ['https://fonts.googleapis.com'],
  connect: ['https://maps.googleapis.com', 'https://maps.gstatic.com', 'data:'],
  font: ['https://fonts.gstatic.com'],
  worker: ['blob:'],
};
const NOTHING: typeof GOOGLE = { script: [], style: [], connect: [], font: [], worker: [] };

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
      'https://maps.gstatic.com',
      'https://maps.googleapis.com',
      'https://i.ytimg.com',
    ],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'", 'data:', ...google.font],
    'connect-src': ["'self'", ...google.connect],
    'frame-src': ["'self'", 'blob:'],
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
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'microphone=(self), geolocation=(self), camera=(), payment=(), usb=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
}
