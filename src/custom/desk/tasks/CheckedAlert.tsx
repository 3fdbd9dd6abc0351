import Alert from '@mui/material/Alert';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Refusals } from './Refusals.tsx';

interface CheckedAlertProps extends ComponentProps<typeof Refusals> {
  /** Whether it is not what was asked for, such as for fewer than all. */
  isWarning: boolean;
  /** What will become of the others. */
  children: ReactNode;
}

/** What would become of many, and of whom not. It takes the focus: the same button would do it next. */
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
