import { useId, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { Modal } from '@/components/Modal/Modal';
import { accountSections } from '@/content/signIn/accountPages';
import { ui } from '@/content/ui';
import { AccountSection } from './AccountSection';
import { ActionResult } from './ActionResult';
import type { AccountSectionProps } from './sectionProps';
import styles from './DeletionSection.module.css';
import forms from './forms.module.css';

const { deletion: texts, cancel } = accountSections;

type DeletionSectionProps = Pick<AccountSectionProps, 'details' | 'state'> & {
  readonly onConfirm: () => void;
};

/** Deletes the account, after a question. */
export function DeletionSection({ details, state, onConfirm }: DeletionSectionProps) {
  const titleId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const isBusy = state.status === 'pending' && state.name === 'deletion';
  const close = () => setIsAsking(false);

  return (
    <AccountSection title={texts.title}>
      <p>{texts.text}</p>
      <Button
        size="small"
        tone="outline"
        icon={null}
        aria-disabled={isBusy}
        onClick={() => setIsAsking(!isBusy)}
      >
        {isBusy ? texts.deleting : texts.start}
      </Button>
      <ActionResult state={state} names={['deletion']} done={texts.done} />
      <Modal isOpen={isAsking} onClose={close} labelledBy={titleId} closeLabel={ui.close}>
        <h2 id={titleId} className={styles.question}>
          {texts.question}
        </h2>
        <p className={styles.warning}>{texts.warning(details.email ?? '')}</p>
        <div className={forms.actions}>
          <Button size="small" tone="outline" icon={null} onClick={close}>
            {cancel}
          </Button>
          <Button
            size="small"
            icon={null}
            onClick={() => {
              close();
              onConfirm();
            }}
          >
            {texts.confirm}
          </Button>
        </div>
      </Modal>
    </AccountSection>
  );
}
