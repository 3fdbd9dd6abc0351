/** One message to one recipient. */
export interface Message {
  /** The Message-ID, the same in every attempt: receivers drop a second copy by it. */
  id: string;
  to: { name: string; address: string };
  subject: string;
  /** Plain text. */
  text: string;
  date: Date;
  attachments: { filename: string; contentType: string; content: Buffer }[];
}

/** Sends messages. */
export interface Mailer {
  /** Whether messages are sent; otherwise they are stored in a folder. */
  readonly sends: boolean;
  newMessageId(): string;
  /**
   * Sends a message and resolves when the mail server accepted it. `beforeHandOver` runs when the connection is ready
   * and before anything is sent that could lead to a delivery; an error in it ends the attempt.
   * @throws MailFailure
   */
  deliver(message: Message, beforeHandOver: () => Promise<void>): Promise<void>;
  /** Removes the stored file of a message, by its id. A sent message cannot be removed. */
  forget(messageId: string): Promise<void>;
}

/**
 * Why a message was not accepted: `temporary` (no connection, or a 4xx answer), `permanent` (a 5xx answer), or
 * `unknown` (the connection broke after the message and before the answer). The text is the mail server's.
 */
export class MailFailure extends Error {
  readonly kind: 'temporary' | 'permanent' | 'unknown';

  constructor(kind: MailFailure['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}
