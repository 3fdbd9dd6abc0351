import { useRef } from 'react';
import { changedPhone } from './phoneText.ts';

/** The handlers of a phone input, and its value after a change (CRE-17). */
export function usePhoneChange() {
  const isPasted = useRef(false);
  const noticePaste = () => {
    isPasted.current = true;
  };
  const noticeKey = () => {
    isPasted.current = false;
  };
  const change = (before: string, now: string): string => {
    const after = changedPhone(before, now, isPasted.current);
    isPasted.current = false;
    return after;
  };
  return { handlers: { onPaste: noticePaste, onDrop: noticePaste, onKeyDown: noticeKey }, change };
}
