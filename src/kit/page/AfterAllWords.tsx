import { type ReactNode, useEffect, useState } from 'react';
import { useI18nProvider } from 'react-admin';
import type { Words } from '../../i18n/i18nProvider.ts';
import { arriving } from './arriving.ts';

/**
 * A part, fetched on demand, of a screen that is drawn with the first words: it waits for those of screens that come later, with
 * which its own come. Nothing stands in its place until then.
 */
export function AfterAllWords({ children }: { children: ReactNode }) {
  const { complete } = useI18nProvider() as unknown as Pick<Words, 'complete'>;
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void arriving(complete)().then(() => isLeft || setHere(true));
    return () => {
      isLeft = true;
    };
  }, [complete]);
  return isHere && children;
}
