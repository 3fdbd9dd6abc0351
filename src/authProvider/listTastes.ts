import { storedSession } from './storedSession.ts';

/** The list and desk preferences of an account, by their keys in react-admin's store. */
export type ListTastes = Record<string, unknown>;

const tastesKey = () => `lists.${storedSession()?.user.id ?? 0}`;

export function storedListTastes(): ListTastes {
  try {
    return JSON.parse(localStorage.getItem(tastesKey()) ?? '{}');
  } catch {
    return {};
  }
}

/** Undefined values are preferences that the user has reset. */
export const keepListTastes = (tastes: ListTastes) =>
  localStorage.setItem(tastesKey(), JSON.stringify(tastes));
