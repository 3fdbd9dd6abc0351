import { expect, test } from 'vitest';
import { isAccountTrouble, isWrongNumber } from '#server/messages/providers/classifyRefusal.ts';
import { reasonOf } from '#server/messages/providers/post.ts';

/** What providers say, one after the other. */
const said = (all: string) => all.trim().replaceAll(/\s+/g, ' ').split(' | ');

const WRONG_NUMBER = said(`
  INVALID-SUB | Invalid mobile number | Unknown Subscriber | UNKNOWN_SUBSCRIBER | EC_UNKNOWN_SUBSCRIBER |
  unknown-sub | INVALID_MSISDN | Invalid MSISDN | INVALID_NUMBER | Invalid Numbers | InvalidPhoneNumber |
  Invalid phone | Invalid mobile no | Invalid destination | Invalid destination address |
  EC_INVALID_DESTINATION_ADDRESS | Invalid Dest Addr | ESME_RINVDSTADR | Invalid recipient | Invalid 'To'
  Phone Number: +919848012345 | The 'To' number +919848012345 is not a valid phone number. | 'To' number:
  9848012345, is not a valid mobile number | 21211 | Unknown destination handset | Mobile number is
  invalid | Mobile number 98480 is invalid | The phone number "919848012345" is not a valid phone number |
  Invalid Phone Number - Length Mismatch (Expected: 10) | No valid numbers specified | Not a valid 10
  digit mobile number | Number does not exist | The number is not in service | Subscriber not found |
  Unallocated number | unassigned number | wrong number | Number disconnected
`);

const OF_THE_MESSAGE = said(`
  Invalid number of variables in template | Invalid number of parameters | Invalid number of destinations
  | Invalid address of sender | Invalid sender address | Invalid sender ID | Invalid source address |
  ESME_RINVSRCADR | The 'From' phone number +919848012345 is not a valid, SMS-capable inbound phone number
  | Invalid 'From' Number | Sender number is invalid | Invalid address | Invalid IP address | Invalid
  template number | Invalid phone number ID | Template does not match, number 919876543210 | DLT: invalid
  entity id | Entity not found | PE-TM hash chain is not valid for this number | Blocked by DLT scrubbing
  | Header is inactive | Content template mismatch | Preference failed | NDNC number | DND_FAIL |
  Blacklisted number | Absent subscriber | ABSENT_SUBSCRIBER | Call barred | Illegal subscriber | Handset
  memory capacity exceeded | Unreachable destination handset | Landline or unreachable carrier | The
  number is unverified. Trial accounts cannot send messages to unverified numbers | Attempt to send to
  unsubscribed recipient | Message undeliverable | Recipient phone number not in allowed list | (#100)
  Invalid parameter | Parameter value is not valid | Number of template variables is wrong | Unknown error
  | Mobile number unknown error | Invalid destination country | Invalid message | Invalid schedule time |
  Invalid sub account | Number is not registered on WhatsApp | HTTP 400 | 1706
`);

const OF_THE_ACCOUNT = said(`
  Insufficient balance | Insufficient credits | not enough credits | Low balance in wallet | Credits have
  expired | Account suspended | Your account is not active | Authentication failed | Unauthorized |
  Invalid API key | Invalid authkey | IP is not whitelisted | Rate limit exceeded | ESME_RTHROTTLED
`);

test.each(WRONG_NUMBER)('[MSG-14] %j means a wrong number', (said) => {
  expect([isWrongNumber(reasonOf(said)), isAccountTrouble(reasonOf(said))]).toEqual([true, false]);
});

test.each(OF_THE_MESSAGE)('[MSG-14] %j marks no phone and fails the message alone', (said) => {
  expect([isWrongNumber(reasonOf(said)), isAccountTrouble(reasonOf(said))]).toEqual([false, false]);
});

test.each(OF_THE_ACCOUNT)('[MSG-21] %j is about the account and no message', (said) => {
  expect([isWrongNumber(reasonOf(said)), isAccountTrouble(reasonOf(said))]).toEqual([false, true]);
});
