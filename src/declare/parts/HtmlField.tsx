import { lazy, Suspense } from 'react';
import { useFieldValue } from 'react-admin';
import { EMPTY } from '#src/components/format/empty.ts';
import { retryImport } from '#src/components/page/retryImport.ts';

/** The purifier loads with the first text that needs it, not with every list. */
const SafeHtml = lazy(
  retryImport(async () => ({ default: (await import('#src/components/format/SafeHtml.tsx')).SafeHtml })),
);

/** HTML of other users. */
export function HtmlField({ source }: { source: string }) {
  const html = useFieldValue({ source });
  return <Suspense>{html ? <SafeHtml html={html} /> : EMPTY}</Suspense>;
}
