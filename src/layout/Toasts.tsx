import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useEffect, useEffectEvent } from 'react';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';

/** Milliseconds that a toast is visible (SHELL-11: success 3 s), unless the caller sets another time. */
const SHOWN_MS = { success: 3_000, info: 5_000, warning: 8_000, error: 8_000 };

/** Toasts have no id, but each is a separate object. */
const ids = new WeakMap<NotificationPayload, string>();
function idOf(toast: NotificationPayload): string {
  const id = ids.get(toast) ?? crypto.randomUUID();
  ids.set(toast, id);
  return id;
}

/** Every message to the user, top right below the bar, with a close button. */
export function Toasts() {
  const { notifications, setNotifications } = useNotificationContext();
  return (
    <Stack
      spacing={1}
      sx={{
        position: 'fixed',
        top: 72,
        right: 16,
        zIndex: 'snackbar',
        maxWidth: 'min(26rem, calc(100vw - 32px))',
      }}
    >
      {notifications.map((toast) => (
        <Toast
          key={idOf(toast)}
          toast={toast}
          onClose={() => setNotifications((all) => all.filter((other) => other !== toast))}
        />
      ))}
    </Stack>
  );
}

function Toast({ toast, onClose }: { toast: NotificationPayload; onClose: () => void }) {
  const translate = useTranslate();
  const { messageArgs, autoHideDuration = SHOWN_MS[toast.type] } = toast.notificationOptions ?? {};
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (autoHideDuration === null) return;
    const timer = setTimeout(close, autoHideDuration);
    return () => clearTimeout(timer);
  }, [autoHideDuration]);
  return (
    <Alert
      role={toast.type === 'error' || toast.type === 'warning' ? 'alert' : 'status'}
      severity={toast.type}
      variant="filled"
      elevation={6}
      onClose={onClose}
      closeText={translate('common.close')}
    >
      {typeof toast.message === 'string' ? translate(toast.message, messageArgs) : toast.message}
    </Alert>
  );
}
