import { PARTY_ROLES } from '#contract/access/access.ts';
import { user } from '#contract/accounts/user.ts';
import { active } from '#src/custom/accounts/fields/active.tsx';
import { defineResource } from '#src/declare/defineResource.ts';
import { choice, newPassword, place, text } from '#src/declare/fieldTypes.tsx';

/** Party users, added above their list; as the Party Leaders they have a list of their own too (USR-01). */
export default defineResource(user, {
  title: 'name',
  fields: {
    name: text(),
    username: text(),
    password: newPassword(),
    role: choice(PARTY_ROLES),
    place: place(),
    is_active: active(),
  },
  list: { columns: ['name', 'username', 'role', 'place', 'is_active'], without: ['savedQueries'] },
  layout: 'formAndList',
  clone: false,
  words: {
    en: {
      name: 'Party User |||| Party Users',
      page: { list: 'Party Leaders' },
      fields: { username: 'Username', password: 'Password', role: 'Role' },
      choices: { role: { mp: 'Member of Parliament', mla: 'Member of the Assembly' } },
    },
    te: {
      name: 'పార్టీ వినియోగదారు |||| పార్టీ వినియోగదారులు',
      page: { list: 'పార్టీ నాయకులు' },
      fields: { username: 'వినియోగదారు పేరు', password: 'పాస్‌వర్డ్', role: 'పాత్ర' },
      choices: { role: { mp: 'పార్లమెంటు సభ్యులు', mla: 'శాసనసభ సభ్యులు' } },
    },
    hi: {
      name: 'पार्टी उपयोगकर्ता |||| पार्टी उपयोगकर्ता',
      page: { list: 'पार्टी नेता' },
      fields: { username: 'उपयोगकर्ता नाम', password: 'पासवर्ड', role: 'भूमिका' },
      choices: { role: { mp: 'सांसद', mla: 'विधायक' } },
    },
  },
});
