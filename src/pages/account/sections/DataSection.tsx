import { Button } from '@/components/Button/Button';
import { accountSections } from '@/content/signIn/accountPages';
import { useAuthStore } from '@/features/auth/AuthProvider';
import { AccountSection } from './AccountSection';

const { data: texts } = accountSections;

type DataSectionProps = {
  /** What the sign-in service knows. */
  readonly data: object;
};

/** A copy of the visitor's data, as JSON. */
export function DataSection({ data }: DataSectionProps) {
  const { cookies } = useAuthStore();
  return (
    <AccountSection title={texts.title}>
      <p>{texts.text}</p>
      <Button
        size="small"
        tone="outline"
        icon={null}
        onClick={() => download({ account: data, cookies: cookies.getAll() })}
      >
        {texts.download}
      </Button>
    </AccountSection>
  );
}

function download(data: object) {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = texts.fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
