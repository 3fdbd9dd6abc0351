import { instantAt, listAt, textAt } from './json.ts';
import type { ProviderIncoming, ProviderMedia } from './messageProvider.ts';

type IncomingContent = Pick<ProviderIncoming, 'text' | 'media'>;

/** A received WhatsApp message of any kind as text; an unknown kind by its name (MSG-15). */
export function incomingOf(each: unknown): ProviderIncoming | null {
  const [from, type] = [textAt(each, 'from'), textAt(each, 'type') ?? 'unknown'];
  // A removed reaction has no emoji.
  if (from === null || (type === 'reaction' && textAt(each, 'reaction.emoji') === null)) return null;
  const said = saidBy(type, each);
  return { provider_id: textAt(each, 'id'), from, at: instantAt(each, 'timestamp'), ...said };
}

const MEDIA: Record<string, ProviderMedia['kind']> = {
  image: 'photo',
  video: 'video',
  audio: 'recording',
  voice: 'recording',
  document: 'document',
  sticker: 'sticker',
};

function saidBy(type: string, each: unknown): IncomingContent {
  const kind = Object.hasOwn(MEDIA, type) ? MEDIA[type] : undefined;
  if (kind) return { text: textAt(each, `${type}.caption`) ?? '', media: [mediaOf(type, kind, each)] };
  const text = Object.hasOwn(WORDS, type) ? WORDS[type]?.(each) : null;
  if (text) return { text, media: [] };
  const words = ['body', 'text', 'title'].map((name) => textAt(each, `${type}.${name}`));
  const unknown = { kind: 'message', format: type, name: null, id: null, type: null } as const;
  return { text: words.find((one) => one !== null) ?? '', media: [unknown] };
}

const mediaOf = (type: string, kind: ProviderMedia['kind'], each: unknown): ProviderMedia => ({
  kind,
  format: null,
  id: textAt(each, `${type}.id`),
  name: textAt(each, `${type}.filename`),
  type: textAt(each, `${type}.mime_type`),
});

const lines = (...all: (string | null)[]) => all.filter((one) => one !== null && one !== '').join('\n');

/** The text of each kind; null or '' for none. */
const WORDS: Record<string, (each: unknown) => string | null> = {
  text: (each) => textAt(each, 'text.body'),
  button: (each) => textAt(each, 'button.text') ?? textAt(each, 'button.payload'),
  reaction: (each) => textAt(each, 'reaction.emoji'),
  system: (each) => textAt(each, 'system.body'),
  location: (each) => lines(textAt(each, 'location.name'), textAt(each, 'location.address'), mapLink(each)),
  contacts: (each) => lines(...listAt(each, 'contacts').map(contactOf)),
  interactive: (each) =>
    textAt(each, 'interactive.button_reply.title') ??
    textAt(each, 'interactive.list_reply.title') ??
    flowOf(textAt(each, 'interactive.nfm_reply.response_json')) ??
    textAt(each, 'interactive.nfm_reply.body'),
};

function mapLink(each: unknown): string | null {
  const [latitude, longitude] = [textAt(each, 'location.latitude'), textAt(each, 'location.longitude')];
  const areNumbers = [latitude, longitude].every((one) => one !== null && Number.isFinite(Number(one)));
  return areNumbers ? `https://www.google.com/maps?q=${latitude},${longitude}` : null;
}

function contactOf(contact: unknown): string {
  const names = [textAt(contact, 'name.first_name'), textAt(contact, 'name.last_name')];
  const name = textAt(contact, 'name.formatted_name') ?? names.filter(Boolean).join(' ');
  const phones = listAt(contact, 'phones').flatMap(
    (phone) => textAt(phone, 'phone') ?? textAt(phone, 'wa_id') ?? [],
  );
  return [name, phones.join(', ')].filter(Boolean).join(': ');
}

/** The values of a completed form, one per line, without the form's token. */
function flowOf(json: string | null): string | null {
  if (json === null) return null;
  try {
    const values: unknown = JSON.parse(json);
    return valuesIn(values) || null;
  } catch {
    return json;
  }
}

function valuesIn(values: unknown): string {
  if (typeof values !== 'object' || values === null) return String(values);
  return Object.entries(values)
    .filter(([name]) => name !== 'flow_token')
    .map(([name, value]) => `${labelOf(name)}: ${shown(value)}`)
    .join('\n');
}

/** Meta's editor turns the label 'Village' into 'screen_0_Village_1'. */
const labelOf = (name: string) =>
  name
    .replace(/^screen_\d+_/, '')
    .replace(/_\d+$/, '')
    .replaceAll('_', ' ') || name;

const shown = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(shown).join(', ');
  return typeof value === 'object' && value !== null
    ? Object.values(value).map(shown).join(', ')
    : String(value);
};
