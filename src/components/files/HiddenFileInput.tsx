import type { ComponentProps } from 'react';

interface HiddenFileInputProps extends Pick<ComponentProps<'input'>, 'ref' | 'name' | 'accept' | 'multiple'> {
  label: string;
  onChoose: (files: File[]) => void;
}

/** The file input behind a button. The same file may be chosen again after it was removed or corrected. */
export const HiddenFileInput = ({ label, onChoose, ...rest }: HiddenFileInputProps) => (
  <input
    {...rest}
    type="file"
    hidden
    tabIndex={-1}
    aria-label={label}
    onChange={({ target }) => {
      onChoose([...(target.files ?? [])]);
      target.value = '';
    }}
  />
);
