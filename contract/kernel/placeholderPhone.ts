/**
 * One digit ten times, one digit and zeros, or the digits in their order: people type these when no number is known.
 */
const TYPED_FOR_NONE = /^(?:(\d)(?:\1{9}|0{9})|0?123456789|1234567890|9876543210)$/;

/** Whether a phone number is only a placeholder, so that sharing it does not mean the same person. */
export const isPlaceholderPhone = (phone: string): boolean => TYPED_FOR_NONE.test(phone);
