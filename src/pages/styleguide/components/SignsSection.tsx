import { Button } from '@mantine/core';
import { SampleTag } from '@/ui/SampleTag.tsx';
import { AgeSign } from '@/ui/signs/AgeSign.tsx';
import { Banner } from '@/ui/signs/Banner.tsx';
import { Gate } from '@/ui/signs/Gate.tsx';
import { StatusBadge } from '@/ui/signs/StatusBadge.tsx';
import { Row, Specimen } from '../frame/Specimen.tsx';

export function SignsSection() {
  return (
    <>
      <Row title="Banner">
        <Specimen name="offline">
          <Banner tone="offline" action={<a href="#signs">Ready for the flight</a>}>
            You are offline. What you saved is still here, and what you send waits.
          </Banner>
        </Specimen>
        <Specimen name="saved">
          <Banner tone="saved">Results kept on this device, prices seen 2 hours ago.</Banner>
        </Specimen>
        <Specimen name="sample">
          <Banner tone="sample">
            Sample data: made from real airports and distances. No airline stands behind it.
          </Banner>
        </Specimen>
        <Specimen name="info">
          <Banner tone="info" title="Sandbox mode" action={<Button>Compare plans</Button>}>
            Nothing is charged. The payment page is a stand-in.
          </Banner>
        </Specimen>
        <Specimen name="warning">
          <Banner tone="warning" title="Changed on two devices">
            Nickname was changed here and on another device. Choose which one stays.
          </Banner>
        </Specimen>
      </Row>
      <Row title="Gate">
        <Specimen name="Locked feature">
          <Gate title="Further up the trail" action={<Button variant="filled">View Plans</Button>}>
            This feature is exclusively available for our Premium or Business plan members.
          </Gate>
        </Specimen>
      </Row>
      <Row columns={3} title="Age">
        <Specimen name="From this device">
          <AgeSign kept="Kept on this device" age="2 hours ago" onCheckAgain={() => {}} />
        </Specimen>
        <Specimen name="While it is looked at again">
          <AgeSign kept="Kept on this device" age="2 hours ago" checking onCheckAgain={() => {}} />
        </Specimen>
        <Specimen name="Merely not new">
          <AgeSign verb="prices seen" age="25 minutes ago" onCheckAgain={() => {}} />
        </Specimen>
      </Row>
      <Row columns={3} title="Badges and tags">
        <Specimen name="active">
          <span>
            <StatusBadge status="active" />
          </span>
        </Specimen>
        <Specimen name="any other status">
          <span>
            <StatusBadge status="suspended" />
          </span>
        </Specimen>
        <Specimen name="sample">
          <span>
            <SampleTag />
          </span>
        </Specimen>
      </Row>
    </>
  );
}
