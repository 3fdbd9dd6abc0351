/** One message to one person. */
export interface Message {
  /** Its Message-ID, the same in every attempt: receivers drop a second copy by it. */
  id: string;
  to: { name: string; address: string };
  subject: string;
  /** Plain text. */
  text: string;
  date: Date;
  attachments: { filename: string; contentType: string; content: Buffer }[];
}

/** Takes messages out of the house. */
export interface Mailer {
  /** Whether messages leave the house; if not, they lie in a folder. */
  readonly sends: boolean;
  newMessageId(): string;
  /**
   * Hands a message over and resolves once it was taken. `beforeHandOver` runs when the way is free and before anything
   * is sent that could lead to a delivery; what it throws ends the attempt.
   * @throws MailFailure
   */
  deliver(message: Message, beforeHandOver: () => Promise<void>): Promise<void>;
  /** Removes what is still here of a message, by its id; what has left the house is out of reach. */
  forget(messageId: string): Promise<void>;
}

/**
 * Why a message was not taken: `temporary` (no connection, or a 4xx answer), `permanent` (a 5xx answer), or `unknown`: it
 * was sent whole, and the connection broke before the answer. The text is the mail server's.
 */
export class MailFailure extends Error {
  readonly kind: 'temporary' | 'permanent' | 'unknown';

  constructor(kind: MailFailure['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}
