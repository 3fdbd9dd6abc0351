import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-admin';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { KEYS, type KeyName, keyNamesOf } from './keys.ts';

/** Whether the account uses shortcuts, and the function to change it; stored with its other preferences. */
export const useKeysOn = () => useStore('taste.keys', true);

/** Shortcuts belong to the capability `desk`: a plain host has none (DESK-02). */
function useHasKeys(): boolean {
  const hasDesk = hasCapability('desk');
  const [isOn] = useKeysOn();
  return hasDesk && isOn;
}

type Actions = { [N in KeyName]?: (() => void) | undefined };

/** Binds shortcuts to actions while a screen is shown; keys without an action are not handled (DESK-02). */
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

/** The property that announces a button's shortcut to screen readers; empty while shortcuts are off. */
export function useShortcut() {
  const isOn = useHasKeys();
  return (name: KeyName) => (isOn ? { 'aria-keyshortcuts': KEYS[name] } : {});
}
