import type { MessageFieldCode } from '#src/components/slots/parts.ts';
import { openPlaceholders } from '../messageFault.ts';
import { ReplyField } from '../ReplyField.tsx';

/** Where an answer to the citizen is written, with quick replies, of which nothing may stay open (DESK-14). */
const messageField: MessageFieldCode = { Field: ReplyField, fault: openPlaceholders };
export default messageField;
