import { useState } from 'react';
import { newIdempotencyKey } from '#src/dataProvider/idempotencyKey.ts';

/** The Idempotency-Key of a form, so that sending again after a lost answer does not create a second record. */
export const useIdempotentSubmit = () => useState(newIdempotencyKey)[0];
