import { memoryStore, type Store } from 'react-admin';
import { keepListTastes, type ListTastes, storedListTastes } from '#src/authProvider/listTastes.ts';
import { keepPreference, storedPreference } from '#src/authProvider/preferences.ts';

/**
 * List settings: hidden columns, column order and saved queries. Desk settings: keys, and whether the next grievance
 * opens automatically (DESK-02, DESK-03).
 */
const TASTE = /\.(datatable|datatable_columnRanks|savedQueries)$|^taste\./;

/**
 * Screens store state such as filters, which may name people, in memory only. The browser stores language and colours
 * (SHELL-14), and each account's list and desk settings.
 */
export function createStore(): Store {
  const theme = storedPreference('theme');
  const tastes: ListTastes = storedListTastes();
  const store = memoryStore({ ...tastes, ...(theme ? { theme } : {}) });
  return {
    ...store,
    setItem: (key, value) => {
      if (key === 'locale' || key === 'theme') keepPreference(key, String(value));
      if (TASTE.test(key)) {
        tastes[key] = value;
        keepListTastes(tastes);
      }
      store.setItem(key, value);
    },
  };
}
