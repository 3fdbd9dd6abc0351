import type { MessageChannel } from '#contract/messages/messageKinds.ts';
import type { MessageProviders } from '#server/messages/providers/messageProvider.ts';

/**
 * How the caller of a webhook is authenticated: by the signature of the body, or by a part of the address; null for
 * what is not configured (MSG-12).
 */
export interface HookSecrets {
  secret: string | null;
  address: string | null;
  /** The token that Meta sends when it registers the webhook. */
  verifyToken?: string | null;
}

/** What capabilities add to the services of the server. */
export interface FeatureServices {
  /** The providers of messages to citizens, by channel. */
  carriers: MessageProviders;
  /** Of each channel, and of connected services. */
  hooks: Readonly<Record<MessageChannel | 'inbound', HookSecrets>>;
}
