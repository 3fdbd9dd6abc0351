import * as z from 'zod/mini';
import type { GatewayOptions } from './gateway.ts';
import type { WhatsappOptions } from './whatsapp.ts';

const json = <S extends z.ZodMiniType>(schema: S, error: string) =>
  z.pipe(
    z.string(),
    z.transform((text, context) => {
      try {
        const read = z.safeParse(schema, JSON.parse(text));
        if (read.success) return read.data;
      } catch {
        // The check below reports it.
      }
      context.issues.push({ code: 'custom', message: error, input: text });
      return z.NEVER;
    }),
  );
const address = z.url({ protocol: /^https?$/, error: 'must be like https://gateway.example.org/send' });
const paths = z.partial(
  z.object({
    id: z.string(),
    state: z.string(),
    reason: z.string(),
    at: z.string(),
    from: z.string(),
    text: z.string(),
  }),
);

/** Settings of message providers in the environment; docs/guide/messages.md explains them to operators. */
export const providerVariables = {
  SMS_URL: z.optional(address),
  SMS_HEADERS: z.optional(json(z.record(z.string(), z.string()), 'must be a JSON object of texts')),
  SMS_BODY: z.optional(json(z.looseObject({}), 'must be a JSON object')),
  SMS_ID: z._default(z.string(), 'id'),
  SMS_REASON: z._default(z.string(), 'message'),
  SMS_ACCEPTED: z.optional(
    z.string().check(z.regex(/^[\w.-]+=.+$/, { error: 'must be like status=success' })),
  ),
  SMS_REPORT: z.optional(json(paths, 'must be a JSON object of paths')),
  SMS_INCOMING: z.optional(json(paths, 'must be a JSON object of paths')),
  WHATSAPP_URL: z._default(address, 'https://graph.facebook.com/v23.0'),
  WHATSAPP_PHONE_ID: z.optional(z.string().check(z.regex(/^\d{5,25}$/, { error: 'must be 5 to 25 digits' }))),
  WHATSAPP_TOKEN: z.optional(z.string()),
};
const Variables = z.object(providerVariables);
type ProviderEnv = z.output<typeof Variables>;

/** Errors in the combination of variables. */
export function providerProblems(env: NodeJS.ProcessEnv): string[] {
  const problems: string[] = [];
  if (env.SMS_URL && !env.SMS_BODY) problems.push('SMS_BODY must be set with SMS_URL');
  if (env.SMS_BODY && !/\{\{phone\}\}/.test(env.SMS_BODY)) problems.push('SMS_BODY must have {{phone}}');
  if (env.SMS_BODY && !/\{\{text\}\}/.test(env.SMS_BODY)) problems.push('SMS_BODY must have {{text}}');
  if (!env.WHATSAPP_PHONE_ID !== !env.WHATSAPP_TOKEN)
    problems.push('WHATSAPP_PHONE_ID and WHATSAPP_TOKEN must be set together');
  return problems;
}

export function carriersOf(data: ProviderEnv): {
  sms: GatewayOptions | undefined;
  whatsapp: WhatsappOptions | undefined;
} {
  const { WHATSAPP_PHONE_ID: phoneId, WHATSAPP_TOKEN: token } = data;
  const url = data.WHATSAPP_URL.replace(/\/+$/, '');
  return { sms: gatewayOf(data), whatsapp: phoneId && token ? { url, phoneId, token } : undefined };
}

function gatewayOf(data: ProviderEnv): GatewayOptions | undefined {
  if (!data.SMS_URL || !data.SMS_BODY) return undefined;
  const [path = '', ...value] = data.SMS_ACCEPTED?.split('=') ?? [];
  return {
    url: data.SMS_URL,
    headers: data.SMS_HEADERS ?? {},
    body: data.SMS_BODY,
    idPath: data.SMS_ID,
    reasonPath: data.SMS_REASON,
    accepted: path ? { path, value: value.join('=') } : null,
    report: { id: 'id', state: 'status', reason: 'reason', at: 'at', ...data.SMS_REPORT },
    incoming: { id: 'id', from: 'from', text: 'text', at: 'at', ...data.SMS_INCOMING },
  };
}
