import { expect, test } from 'vitest';
import { incomingOf } from '#server/messages/providers/whatsappIncoming.ts';

const read = (sent: Record<string, unknown>) =>
  incomingOf({ from: '919866100000', id: 'wamid.1', timestamp: '1795786000', ...sent });
const interactive = (reply: Record<string, unknown>) => ({ type: 'interactive', interactive: reply });

test.each<[string, Record<string, unknown>, string]>([
  ['a text of digits', { type: 'text', text: { body: 98480 } }, '98480'],
  [
    'a position',
    {
      type: 'location',
      location: { latitude: 18.2012, longitude: 79.4012, name: 'Broken pipe', address: 'Near the temple' },
    },
    'Broken pipe\nNear the temple\nhttps://www.google.com/maps?q=18.2012,79.4012',
  ],
  [
    'a position without a name',
    { type: 'location', location: { latitude: '18.2', longitude: -79 } },
    'https://www.google.com/maps?q=18.2,-79',
  ],
  [
    'contacts',
    {
      type: 'contacts',
      contacts: [
        {
          name: { formatted_name: 'Ramu' },
          phones: [{ phone: '+91 98480 12345' }, { wa_id: '919848012346' }],
        },
        { name: { first_name: 'Sita', last_name: 'Devi' }, phones: [] },
      ],
    },
    'Ramu: +91 98480 12345, 919848012346\nSita Devi',
  ],
  [
    'a choice from a list',
    interactive({
      type: 'list_reply',
      list_reply: { id: 'water', title: 'Drinking water', description: 'No supply' },
    }),
    'Drinking water',
  ],
  ['a button', interactive({ type: 'button_reply', button_reply: { id: '1', title: 'Yes' } }), 'Yes'],
  ['a button of a template', { type: 'button', button: { text: 'STOP', payload: 'x' } }, 'STOP'],
  [
    'a form',
    interactive({
      type: 'nfm_reply',
      nfm_reply: {
        ...{ name: 'flow', body: 'Sent' },
        response_json: JSON.stringify({
          ...{ flow_token: 'secret', screen_0_Village_0: 'Rampur', days: 3 },
          ...{ screen_1_Needs_1: ['Water', 'Road'], place: { ward: 4 } },
        }),
      },
    }),
    'Village: Rampur\ndays: 3\nNeeds: Water, Road\nplace: 4',
  ],
  [
    'a form that cannot be read',
    interactive({ type: 'nfm_reply', nfm_reply: { response_json: '{"a":' } }),
    '{"a":',
  ],
  ['a reaction', { type: 'reaction', reaction: { message_id: 'wamid.0', emoji: '👍' } }, '👍'],
  [
    'a change of number',
    { type: 'system', system: { body: 'Ramu changed the number' } },
    'Ramu changed the number',
  ],
])('[MSG-15] %s is words', (_, sent, text) => {
  expect(read(sent)).toMatchObject({ text, media: [], from: '919866100000', provider_id: 'wamid.1' });
});

test.each<[string, Record<string, unknown>, string, Record<string, unknown>]>([
  [
    'image',
    { id: '1', caption: 'The pump', mime_type: 'image/jpeg' },
    'The pump',
    { kind: 'photo', id: '1' },
  ],
  ['video', { id: '2', mime_type: 'video/mp4' }, '', { kind: 'video', id: '2' }],
  ['audio', { id: '3', voice: true }, '', { kind: 'recording', id: '3' }],
  ['sticker', { id: '4' }, '', { kind: 'sticker', id: '4' }],
  ['document', { id: '5', filename: 'bill.docx' }, '', { kind: 'document', name: 'bill.docx' }],
  ['poll', { title: 'Which day?' }, 'Which day?', { kind: 'message', format: 'poll' }],
  ['order', {}, '', { kind: 'message', format: 'order' }],
])('[MSG-15] a message of the kind %s keeps what is known of it', (type, value, text, medium) => {
  expect(read({ type, [type]: value })).toMatchObject({ text, media: [medium] });
});

test('[MSG-15] a kind without a name is named as unknown; a reaction that is taken back is nothing', () => {
  expect(read({})).toMatchObject({ text: '', media: [{ kind: 'message', format: 'unknown' }] });
  expect(read({ type: 'constructor' })).toMatchObject({ media: [{ format: 'constructor' }] });
  expect(read({ type: 'reaction', reaction: { message_id: 'wamid.0' } })).toBeNull();
  expect(incomingOf({ type: 'text', text: { body: 'x' } })).toBeNull();
});
