import { ROW_FOCUS } from './rowParts.tsx';

/** Styles of the parts in `marks.tsx` and `rowParts.tsx`, by class, for table and cards. */
export const MARKS = {
  '& .number': { color: 'text.primary', fontWeight: 600, whiteSpace: 'nowrap', textDecoration: 'none' },
  '& .number:hover': { textDecoration: 'underline' },
  '& .second': { display: 'block', color: 'text.secondary', fontSize: '0.6875rem', lineHeight: 1.35 },
  '& .one': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .two': { display: '-webkit-box', overflow: 'hidden', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical' },
  '& .mark': { display: 'inline-block', verticalAlign: 'middle', color: 'text.secondary', ml: 0.25 },
  '& .MuiSvgIcon-root': { fontSize: '0.9375rem', verticalAlign: 'text-bottom' },
  '& .status': { fontWeight: 600, whiteSpace: 'nowrap' },
  '& .open': { color: 'warning.main' },
  '& .in_progress': { color: 'info.main' },
  '& .closed': { color: 'success.main' },
  '& .state': {
    display: 'flex',
    alignItems: 'center',
    gap: '2px',
    fontSize: '0.6875rem',
    lineHeight: 1.35,
    minWidth: 0,
  },
  '& .said': { minWidth: 0, overflowWrap: 'anywhere' },
  '& .late': { color: 'error.main' },
  '& .soon': { color: 'warning.main' },
  '& .waiting': { color: 'info.main' },
  '& .done': { color: 'success.main' },
  '& .plain': { color: 'text.secondary' },
  '& input[type=checkbox]': { width: 18, height: 18, m: 0.375, accentColor: 'currentColor' },
};

/** The actions of a row: plain buttons and links, high enough for a finger. */
export const ACTIONS = {
  '& > *': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 24,
    height: 24,
    p: 0,
    border: 0,
    borderRadius: 1,
    background: 'none',
    color: 'text.secondary',
    cursor: 'pointer',
  },
  '& > :hover': { bgcolor: 'action.hover', color: 'text.primary' },
  '& > [aria-disabled]': { color: 'action.disabled', cursor: 'default', bgcolor: 'transparent' },
  '& .MuiSvgIcon-root': { fontSize: '1.125rem' },
};

/** A row that a click opens. */
export const ROW = { cursor: 'pointer', ...ROW_FOCUS };
