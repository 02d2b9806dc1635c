import { Button } from '@mantine/core';
import { EmptyState } from '@/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@/ui/feedback/ErrorState.tsx';
import { FormNotice } from '@/ui/feedback/FormNotice.tsx';
import { OfflineNotice } from '@/ui/feedback/OfflineNotice.tsx';
import { Skeleton, SkeletonText } from '@/ui/feedback/Skeleton.tsx';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { ProgressSteps } from '@/ui/steps/ProgressSteps.tsx';
import { Row, Specimen } from '../frame/Specimen.tsx';

export function FeedbackSection() {
  return (
    <>
      <Row columns={2} title="Waiting">
        <Specimen name="Spinner: three waymarks light up in turn">
          <Spinner text="Finding the best flights for you..." />
        </Specimen>
        <Specimen name="Skeletons">
          <div style={{ display: 'grid', gap: 14 }}>
            <Skeleton width={48} height={48} round />
            <Skeleton width="70%" height={26} />
            <SkeletonText lines={3} />
          </div>
        </Specimen>
        <Specimen name="Steps, at the start">
          <ProgressSteps label="Your travel style" step={1} total={8} />
        </Specimen>
        <Specimen name="Steps, on the way">
          <ProgressSteps label="Your travel style" step={5} total={8} />
        </Specimen>
      </Row>
      <Row title="Empty">
        <Specimen name="An unmarked sheet, and where to go from it">
          <EmptyState title="No Flights Found" action={<Button variant="filled">Try a New Search</Button>}>
            Other dates, or a larger airport nearby, often help.
          </EmptyState>
        </Specimen>
      </Row>
      <Row title="Wrong">
        <Specimen name="A view that could not be filled">
          <ErrorState
            title="Something went wrong..."
            onRetry={() => {}}
            action={<Button>Start a New Search</Button>}
          >
            The flights search could not be completed. Please try again.
          </ErrorState>
        </Specimen>
        <Specimen name="A form as a whole">
          <FormNotice>An account with this email already exists. Please try logging in instead.</FormNotice>
        </Specimen>
      </Row>
      <Row title="Offline">
        <Specimen name="What has to wait for the network">
          <OfflineNotice>
            You are offline. What you type is kept, and sent when the network is back.
          </OfflineNotice>
        </Specimen>
      </Row>
      <Row columns={2} title="Toasts">
        <Specimen name="Done">
          <Button
            onClick={() =>
              showToast({
                title: 'Profile Updated!',
                description: 'Your travel preferences have been saved.',
              })
            }
          >
            Show a toast
          </Button>
        </Specimen>
        <Specimen name="Wrong">
          <Button
            onClick={() =>
              showToast({
                title: 'Flights Search Failed',
                description: 'The search timed out. Please try again.',
                variant: 'destructive',
              })
            }
          >
            Show a failure
          </Button>
        </Specimen>
      </Row>
    </>
  );
}
