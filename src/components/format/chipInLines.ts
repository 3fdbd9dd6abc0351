/** A chip whose words may need several lines: columns are narrow. */
export const IN_LINES = {
  height: 'auto',
  borderRadius: 1,
  fontSize: '0.6875rem',
  lineHeight: 1.3,
  '& .MuiChip-label': { whiteSpace: 'normal', px: 0.5, py: 0.25 },
};
