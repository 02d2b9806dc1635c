import { questions } from './questions.ts';
import classes from './HowItWorksPage.module.css';

/** Short answers, open on the page: nothing to unfold, nothing that a search finds and a reader does not. */
export function FrequentQuestions() {
  return (
    <section className={classes.faq} aria-labelledby="questions">
      <h2 id="questions">Questions people ask</h2>
      <dl>
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
