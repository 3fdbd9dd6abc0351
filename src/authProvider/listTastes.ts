import { storedSession } from './storedSession.ts';

/** How an account wants its lists and its desk, by the key under which react-admin asks for it. */
export type ListTastes = Record<string, unknown>;

const tastesKey = () => `lists.${storedSession()?.user.id ?? 0}`;

export function storedListTastes(): ListTastes {
  try {
    return JSON.parse(localStorage.getItem(tastesKey()) ?? '{}');
  } catch {
    return {};
  }
}

/** Undefined values are those that the person has set back. */
export const keepListTastes = (tastes: ListTastes) =>
  localStorage.setItem(tastesKey(), JSON.stringify(tastes));
