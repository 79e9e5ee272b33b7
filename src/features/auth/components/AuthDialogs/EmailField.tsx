import { useId, type ChangeEvent } from 'react';
import { TextField } from '@/components/Field/Field';
import { authFields } from '@/content/signIn/auth';

type EmailFieldProps = {
  readonly autoComplete: 'username' | 'email';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
};

export function EmailField({ onChange, ...field }: EmailFieldProps) {
  const id = useId();
  return (
    <TextField
      {...field}
      id={id}
      name="email"
      type="email"
      label={authFields.email.label}
      onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
      required
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
