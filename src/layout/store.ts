import { memoryStore, type Store } from 'react-admin';
import { keepListTastes, type ListTastes, storedListTastes } from '#src/authProvider/listTastes.ts';
import { keepPreference, storedPreference } from '#src/authProvider/preferences.ts';

/**
 * Of a list: which columns are hidden, the order of all, the queries that were saved under a name. Of the desk: whether it has
 * keys, whether the next one opens by itself (DESK-02, DESK-03).
 */
const TASTE = /\.(datatable|datatable_columnRanks|savedQueries)$|^taste\./;

/**
 * What screens remember while the page is open, such as filters, which may name people: in memory only.
 * Language and colours are kept in the browser (SHELL-14), and of each account how it wants its lists and its desk.
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
