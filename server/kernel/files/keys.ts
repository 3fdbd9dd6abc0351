import { randomBytes } from 'node:crypto';

/** 128 random bits. The first byte is a folder, so that no folder becomes too large to list. */
const KEY = /^[0-9a-f]{2}\/[0-9a-f]{30}$/;

export const newKey = () => randomBytes(16).toString('hex').replace(/^../, '$&/');

export const isKey = (text: string) => KEY.test(text);
