import { ArrowLeftOutlined } from '@ant-design/icons';
import { Flex, Tabs } from 'antd';
import { Link, useLocation, useParams, useSearchParams } from 'wouter';
import { StatusTag } from '../../catalogue/StatusTag.tsx';
import { pickText } from '../../catalogue/texts.ts';
import { KEEPS_FORMS } from '../../frame/leave-guard.ts';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { useMayCall } from '../../session/useOperator.ts';
import { productMessages } from './messages.ts';
import { ProductForm } from './ProductForm.tsx';
import { ProductHistory } from './ProductHistory.tsx';
import { ProductImages } from './ProductImages.tsx';
import { ProductPreview } from './ProductPreview.tsx';
import { ProductVariants } from './ProductVariants.tsx';
import { StatusButtons } from './StatusButtons.tsx';
import { type ProductProps, useProduct } from './useProduct.ts';

function BackLink() {
  const texts = useMessages(productMessages);
  return (
    <Link href="/products" aria-label={texts.back}>
      <ArrowLeftOutlined />
    </Link>
  );
}

function NewProduct() {
  const texts = useMessages(productMessages);
  const [, navigate] = useLocation();
  return (
    <Flex vertical gap={16}>
      <Flex gap={12} align="center">
        <BackLink />
        <h1 style={{ fontSize: 20, margin: 0 }}>{texts.newTitle}</h1>
      </Flex>
      <ProductForm
        product={undefined}
        isReadOnly={false}
        store={({ id }) => navigate(`/products/${id}?tab=variants`, { replace: true })}
      />
    </Flex>
  );
}

function ProductTabs(props: ProductProps) {
  const { product, store, reload } = props;
  const texts = useMessages(productMessages);
  const [params, setParams] = useSearchParams();
  const canWrite = useMayCall('updateProduct');
  const details = <ProductForm product={product} isReadOnly={!canWrite} store={store} />;
  return (
    <Tabs
      activeKey={params.get('tab') ?? 'details'}
      onChange={(tab) => setParams({ tab }, { replace: true, state: KEEPS_FORMS })}
      items={[
        { key: 'details', label: texts.tabs.details, children: details },
        {
          key: 'variants',
          label: texts.tabs.variants,
          children: <ProductVariants id={product.id} />,
        },
        { key: 'images', label: texts.tabs.images, children: <ProductImages {...props} /> },
        {
          key: 'preview',
          label: texts.tabs.preview,
          children: <ProductPreview product={product} />,
        },
        {
          key: 'history',
          label: texts.tabs.history,
          children: <ProductHistory id={product.id} reload={reload} />,
        },
      ]}
    />
  );
}

function StoredProduct({ id }: { id: string }) {
  const { language } = useLanguage();
  const canWrite = useMayCall('changeProductStatus');
  const { query, store, reload } = useProduct(id);
  return (
    <QueryView query={query}>
      {(product) => (
        <>
          <Flex gap={12} align="center" wrap>
            <BackLink />
            <h1 style={{ fontSize: 20, margin: 0 }}>{pickText(product.name, language)}</h1>
            <StatusTag status={product.status} />
            <span style={{ flex: 1 }} />
            {canWrite && <StatusButtons product={product} store={store} reload={reload} />}
          </Flex>
          <ProductTabs product={product} store={store} reload={reload} />
        </>
      )}
    </QueryView>
  );
}

/** One product with everything that can be edited, or a new one. */
export function ProductEditor() {
  const { id = 'new' } = useParams<{ id: string }>();
  return id === 'new' ? <NewProduct /> : <StoredProduct key={id} id={id} />;
}
