import { useState } from 'react';
import { newIdempotencyKey } from '#src/dataProvider/idempotencyKey.ts';

/** Sends what a form holds under an Idempotency-Key, so that sending again after a lost answer makes no second record. */
export const useIdempotentSubmit = () => useState(newIdempotencyKey)[0];
