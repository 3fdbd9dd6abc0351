import { lazy, Suspense } from 'react';
import { useFieldValue } from 'react-admin';
import { EMPTY } from '#src/kit/format/empty.ts';
import { arriving } from '#src/kit/page/arriving.ts';

/** The purifier is fetched with the first text that needs it, not with every list. */
const SafeHtml = lazy(
  arriving(async () => ({ default: (await import('#src/kit/format/SafeHtml.tsx')).SafeHtml })),
);

/** HTML written by others. */
export function HtmlField({ source }: { source: string }) {
  const html = useFieldValue({ source });
  return <Suspense>{html ? <SafeHtml html={html} /> : EMPTY}</Suspense>;
}
