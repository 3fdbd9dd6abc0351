import Alert from '@mui/material/Alert';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Refusals } from './Refusals.tsx';

interface CheckedAlertProps extends ComponentProps<typeof Refusals> {
  /** Whether fewer rows than expected are possible. */
  isWarning: boolean;
  /** The effect on the possible rows. */
  children: ReactNode;
}

/**
 * The expected effects of a bulk action, and the rejected rows. It takes the focus, since a second press of the button
 * would start the job.
 */
export function CheckedAlert({ isWarning, children, ...refused }: CheckedAlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="status"
      severity={isWarning ? 'warning' : 'info'}
      sx={{ '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}
    >
      {children}
      <Refusals {...refused} />
    </Alert>
  );
}
