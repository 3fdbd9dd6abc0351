import { expect, test } from 'vitest';
import { designationIn } from '#contract/letters/designations.ts';

test('[GRD-16] names usual posts in Telugu and Hindi, and leaves others as they were typed', () => {
  expect(designationIn('Executive  engineer', 'te')).toBe('ఎగ్జిక్యూటివ్ ఇంజనీర్');
  expect(designationIn('Executive Engineer, Irrigation', 'hi')).toBe('कार्यपालक अभियंता, सिंचाई');
  expect(designationIn('M.L.A.', 'te')).toBe('శాసనసభ్యులు');
  expect(designationIn('District Collector', 'en')).toBe('District Collector');
  for (const post of ['Officer on Special Duty', 'Tahsildar, Somewhere', ''])
    expect(designationIn(post, 'te')).toBe(post);
});
