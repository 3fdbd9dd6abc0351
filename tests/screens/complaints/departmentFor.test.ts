import { expect, test } from 'vitest';
import { departmentFor } from '#src/custom/complaints/detail/departmentFor.ts';

const named = (...names: string[]) => names.map((label, index) => ({ value: index + 1, label }));

test('[DET-08] the department of the same name is taken, whatever its letter case and blanks', () => {
  const departments = named('Supply of Water', 'Water  SUPPLY', 'Water Supply and Sanitation');
  expect(departmentFor('water supply', departments)).toBe(2);
  expect(departmentFor('విద్యుత్', named('రోడ్లు', 'విద్యుత్'))).toBe(2);
});

test('[DET-08] without one, the only department that shares most words with the category', () => {
  const departments = named('Roads and Buildings', 'Drinking Water Department', 'Electricity');
  expect(departmentFor('Drinking Water', departments)).toBe(2);
  expect(departmentFor('Road repair', departments)).toBe(1);
  expect(departmentFor('Water of the hand pump', named('Water Board', 'Hand Pumps and Water'))).toBe(2);
});

test('[DET-08] the one that was asked last comes after the one of the same name, before one that shares words', () => {
  const departments = named('Roads and Buildings', 'Panchayat Raj', 'Road Transport');
  expect(departmentFor('Road repair', departments, 2)).toBe(2);
  expect(departmentFor('Roads and Buildings', departments, 2)).toBe(1);
  expect(departmentFor('Pensions', departments, 2)).toBe(2);
});

test('[DET-08] where several share as many words none is taken', () => {
  expect(departmentFor('Water', named('Water Supply', 'Water Board'))).toBeUndefined();
  expect(departmentFor('Road and Water', named('Roads', 'Water Board'))).toBeUndefined();
});

test('[DET-08] where no word is shared none is taken; short words are none', () => {
  expect(departmentFor('Pensions', named('Roads', 'Electricity'))).toBeUndefined();
  expect(departmentFor('Gas and oil', named('Oil and Gas'))).toBeUndefined();
  expect(departmentFor('Pensions', [])).toBeUndefined();
});

test('[DET-08, GRD-16] departments are compared by their plain names, whatever the language of the screen', () => {
  const departments = [
    { value: 1, label: 'రోడ్లు, భవనాల శాఖ', names: ['Roads and Buildings', 'రోడ్లు, భవనాల శాఖ'] },
    { value: 2, label: 'ఇంధన శాఖ', names: ['Energy', 'ఇంధన శాఖ'] },
  ];
  expect(departmentFor('Road repair', departments)).toBe(1);
});
