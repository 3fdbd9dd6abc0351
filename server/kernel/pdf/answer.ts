import type { Context } from 'hono';
import { FILE_POLICY } from '../web/headers.ts';

/** A PDF as a browser opens it from a signed link; `name` is what it is saved as. */
export const pdfAnswer = (hono: Context, pdf: Uint8Array, name: string): Response =>
  hono.body(new Uint8Array(pdf), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${name}.pdf"`,
    'Content-Security-Policy': FILE_POLICY,
  });
