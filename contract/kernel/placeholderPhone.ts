/** One digit ten times, one and zeros, or the digits in their order: what is typed where no number is known. */
const TYPED_FOR_NONE = /^(?:(\d)(?:\1{9}|0{9})|0?123456789|1234567890|9876543210)$/;

/** Whether a phone number stands for none, so that those who have it are not one person. */
export const isPlaceholderPhone = (phone: string): boolean => TYPED_FOR_NONE.test(phone);
