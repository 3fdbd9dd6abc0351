import { useState } from 'react';
import { newAttempt } from '#src/dataProvider/attempt.ts';

/** Sends what a form holds under an Idempotency-Key, so that sending again after a lost answer makes no second record. */
export const useAttempt = () => useState(newAttempt)[0];
