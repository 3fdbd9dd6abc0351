import type { Context } from 'hono';
import { FILE_POLICY } from '../web/headers.ts';

/** A PDF that a browser opens from a signed link; `name` is its file name when saved. */
export const pdfAnswer = (hono: Context, pdf: Uint8Array, name: string): Response =>
  hono.body(new Uint8Array(pdf), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${name}.pdf"`,
    'Content-Security-Policy': FILE_POLICY,
  });
