import { useController } from 'react-hook-form';
import type { MessageFieldProps } from '#src/components/slots/parts.ts';
import { MessageField } from './MessageField.tsx';

/** The field `message` of a form: the message to the citizen. */
export function MessageInput(props: Pick<MessageFieldProps, 'about' | 'isForMany'>) {
  const { field, fieldState } = useController({ name: 'message' });
  return (
    <MessageField
      {...props}
      value={field.value}
      onChange={field.onChange}
      fault={fieldState.error?.message ?? null}
    />
  );
}
