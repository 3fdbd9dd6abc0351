import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-admin';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { KEYS, type KeyName, keyNamesOf } from './keys.ts';

/** Whether the account has keys, and how to change that; kept with its other tastes. */
export const useKeysOn = () => useStore('taste.keys', true);

/** Keys are of the desk: a plain host has none (DESK-02). */
function useHasKeys(): boolean {
  const hasDesk = hasCapability('desk');
  const [isOn] = useKeysOn();
  return hasDesk && isOn;
}

type Actions = { [N in KeyName]?: (() => void) | undefined };

/** What the keys do while a screen is shown; a key without an action is left to others (DESK-02). */
export function useKeys(actions: Actions) {
  const isOn = useHasKeys();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keyNamesOf(event)
      .map((name) => actions[name])
      .find((action) => action !== undefined);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}

/** The property that tells screen readers of the key of a button; nothing while keys are switched off. */
export function useShortcut() {
  const isOn = useHasKeys();
  return (name: KeyName) => (isOn ? { 'aria-keyshortcuts': KEYS[name] } : {});
}
