import type { MessageChannel } from '#contract/messages/messageKinds.ts';
import type { MessageProviders } from '#server/messages/providers/messageProvider.ts';

/** How somebody who posts to a hook is known: by what signs a body, or by a part of the address; null for what is not set (MSG-12). */
export interface HookSecrets {
  secret: string | null;
  address: string | null;
  /** What Meta proves itself with before it posts anything. */
  verifyToken?: string | null;
}

/** What capabilities bring to the services that everything is built from. */
export interface FeatureServices {
  /** What carries messages to citizens, by channel. */
  carriers: MessageProviders;
  /** Of each channel, and of services that are joined. */
  hooks: Readonly<Record<MessageChannel | 'inbound', HookSecrets>>;
}
