import * as z from 'zod/mini';
import type { HookSecrets } from '#server/app/featureServices.ts';
import type { Services } from './serve.ts';

/** Long enough to resist guessing; Meta's own secret has 32 letters. */
const secret = z.optional(z.string().check(z.minLength(16, { error: 'must have at least 16 characters' })));
/** 128 bits, as 22 letters of base64 for addresses. */
const address = z.optional(
  z.string().check(z.regex(/^[\w-]{22,100}$/, { error: 'must be 22 or more letters, digits, - and _' })),
);

/**
 * Secrets for posting to our hooks, from the environment (MSG-12, MSG-16); docs/guide/gateway.md explains them to operators.
 */
export const hookVariables = {
  SMS_HOOK_SECRET: secret,
  SMS_HOOK_ADDRESS: address,
  WHATSAPP_HOOK_SECRET: secret,
  WHATSAPP_HOOK_ADDRESS: address,
  WHATSAPP_VERIFY_TOKEN: secret,
  INBOUND_HOOK_SECRET: secret,
  INBOUND_HOOK_ADDRESS: address,
};
const Variables = z.object(hookVariables);

export function hooksOf(data: z.output<typeof Variables>): Services['hooks'] {
  const known = (secret: string | undefined, address: string | undefined): HookSecrets => ({
    secret: secret ?? null,
    address: address ?? null,
  });
  return {
    sms: known(data.SMS_HOOK_SECRET, data.SMS_HOOK_ADDRESS),
    whatsapp: {
      ...known(data.WHATSAPP_HOOK_SECRET, data.WHATSAPP_HOOK_ADDRESS),
      verifyToken: data.WHATSAPP_VERIFY_TOKEN ?? null,
    },
    inbound: known(data.INBOUND_HOOK_SECRET, data.INBOUND_HOOK_ADDRESS),
  };
}
