/** Properties of an input that has to be filled in: marked for the eye, and for screen readers, which skip the mark. */
export const required = {
  isRequired: true,
  slotProps: { htmlInput: { 'aria-required': true } },
} as const;
