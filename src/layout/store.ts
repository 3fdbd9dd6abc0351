import { memoryStore, type Store } from 'ra-core';
import { keepPreference, storedPreference } from '../authProvider/preferences.ts';

/**
 * What screens remember while the page is open, such as filters, which may name people: in memory only.
 * Language and colours are kept in the browser (SHELL-14).
 */
export function createStore(): Store {
  const theme = storedPreference('theme');
  const store = memoryStore(theme ? { theme } : {});
  return {
    ...store,
    setItem: (key, value) => {
      if (key === 'locale' || key === 'theme') keepPreference(key, String(value));
      store.setItem(key, value);
    },
  };
}
