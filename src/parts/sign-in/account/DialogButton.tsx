import { Button } from '@/components/Button/Button';
import { useAuthDialog } from '../AuthProvider';
import type { AuthView } from '../authStore';

type DialogButtonProps = {
  readonly view: AuthView;
  readonly tone?: 'ink' | 'outline';
  readonly children: string;
};

export function DialogButton({ view, tone = 'outline', children }: DialogButtonProps) {
  const { openDialog } = useAuthDialog();
  return (
    <Button size="small" tone={tone} aria-haspopup="dialog" onClick={() => openDialog(view)}>
      {children}
    </Button>
  );
}
